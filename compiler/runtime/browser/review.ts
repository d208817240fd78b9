/** Pages carry dates, not judgements about today: whether a review date has passed is worked out where it is read. */
export function addReviewMarks(): void {
  const today = new Date().toISOString().slice(0, 10)
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-review]')) {
    if (time.dateTime >= today) continue
    const mark = document.createElement('span')
    mark.className = 'passed'
    mark.textContent = 'passed'
    time.after(' ', mark)
  }
}

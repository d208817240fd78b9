const prefix = 'lejic-'

/** What was remembered under `name`; null when nothing was, or when storage is refused, as for some pages opened from a folder. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name)
  } catch {
    return null
  }
}

/** Remembers `value` for all pages of the site; null forgets. Without storage the choice lasts for this page. */
export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(prefix + name)
    else localStorage.setItem(prefix + name, value)
  } catch {
    // No storage.
  }
}

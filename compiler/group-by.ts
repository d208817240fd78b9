/**
 * The items by what `keyOf` says of each, in the order met; groups stand in the order of their first item. Linear, where
 * spreading a group again for each item would be quadratic. (`Map.groupBy` needs Node 21.)
 */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Whether there are any and all of them are so: `every` alone is also true of an empty list, of which an assertion says nothing. */
export const everyOne = <Item>(list: readonly Item[], isSo: (item: Item, index: number) => boolean): boolean =>
  list.length > 0 && list.every(isSo);

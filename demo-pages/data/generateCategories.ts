import type { TextsByCountry } from '../db/schema';
import { COUNTRY_CODES } from '../countries/countries';
import type { CatalogueRows } from './catalogueRows';
import { DEPARTMENTS } from './departments';
import { describeCategory } from './descriptions';
import type { Department, Leaf } from './grammar';
import type { UrlKeyPool } from './urlKeys';

/** A leaf category and the parts its products are generated from. */
export interface PlacedLeaf {
  categoryId: number;
  leaf: Leaf;
  department: Department;
}

/** Adds the tree of departments, groups and leaves; ids encode the level (1, 101, 10101). */
export function generateCategories(rows: CatalogueRows, urlKeys: UrlKeyPool): PlacedLeaf[] {
  const placed: PlacedLeaf[] = [];
  const add = (id: number, parentId: number | null, level: number, position: number, mediaId: string, titles: TextsByCountry): void => {
    rows.categories.push({ id, parentId, level, position, mediaId });
    for (const country of COUNTRY_CODES) {
      const title = titles[country];
      rows.categoryTexts.push({
        categoryId: id,
        country,
        urlKey: urlKeys.take(country, title),
        title,
        description: describeCategory(country, title),
      });
    }
  };
  DEPARTMENTS.forEach((department, d) => {
    const departmentId = d + 1;
    add(departmentId, null, 1, d, department.mediaId, department.titles);
    department.groups.forEach((group, g) => {
      const groupId = departmentId * 100 + g + 1;
      add(groupId, departmentId, 2, g, group.leaves[0]?.mediaId ?? department.mediaId, group.titles);
      group.leaves.forEach((leaf, l) => {
        const categoryId = groupId * 100 + l + 1;
        add(categoryId, groupId, 3, l, leaf.mediaId, leaf.titles);
        placed.push({ categoryId, leaf, department });
      });
    });
  });
  return placed;
}

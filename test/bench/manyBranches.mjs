const BRANCHES = 5000;

/** The shop's own responses, with generated pickup points instead of its own. */
export async function manyBranches(page, count = BRANCHES) {
  await page.route('**/branches-basic**', async (route) => {
    const answer = await route.fetch();
    const { branches, ...rest } = await answer.json();
    const [pattern] = branches;
    const many = Array.from({ length: count }, (_, place) => ({
      ...branches[place % branches.length],
      id: place < branches.length ? branches[place].id : `${pattern.id}-${place}`,
      name: `${branches[place % branches.length].name} ${place}`,
      lat: pattern.lat + (place % 71) / 200,
      lng: pattern.lng + (place % 67) / 200,
    }));
    await route.fulfill({ response: answer, json: { ...rest, branches: many } });
  });
}

/** Whether two JSON values are equal. */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [fields, others] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))];
  return fields.length === others.size && fields.every(([name, value]) => others.has(name) && deepEqual(value, others.get(name)));
}

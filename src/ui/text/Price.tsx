/** An amount formatted by `shop.format.money`; never wraps. */
export function Price({ amount }: { amount: string }) {
  return <span className="price">{amount}</span>;
}

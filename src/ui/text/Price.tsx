/** An amount as `shop.format.money` writes it; never broken over two lines. */
export function Price({ amount }: { amount: string }) {
  return <span className="price">{amount}</span>;
}

const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} {...stroke} />
    </svg>
  );
}

export const SearchIcon = () => <Icon path="M4 11a7 7 0 1 0 14 0 7 7 0 1 0-14 0m12 5 4 4" />;
export const CrossIcon = () => <Icon path="m7 7 10 10M17 7 7 17" />;

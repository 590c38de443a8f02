import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailHint } from '../../../src/ui/forms/EmailHint';
import type { Message } from '../../../src/ui/forms/validation';

const translate = ({ key, params }: Message) => `${key} ${Object.values(params ?? {}).join()}`.trim();

test('[R5.07] the corrected e-mail is one click away', async () => {
  const accepted: string[] = [];
  const user = userEvent.setup();
  const { rerender } = render(
    <EmailHint email="ana@gmial.com" country="SI" translate={translate} onAccept={(email) => accepted.push(email)} />,
  );
  await user.click(screen.getByRole('button', { name: 'frm_suggest ana@gmail.com' }));
  expect(accepted).toEqual(['ana@gmail.com']);
  rerender(<EmailHint email="ana@podjetje.si" country="SI" translate={translate} onAccept={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
});

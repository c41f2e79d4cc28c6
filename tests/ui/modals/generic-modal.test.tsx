import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type GenericModal as Data, modalEventTypes, shopperActions } from '#services/modals/modals.words.ts';
import { GenericModal } from '#ui/generic-modal/generic-modal.tsx';
import { type Asked, messageOf } from '#ui/modal-messages/message-of.ts';
import { modalTexts } from '#ui/texts/modals.texts.ts';

const shown = (data: Data) => {
  const onAnswer = vi.fn<(answer: string) => void>();
  const { container } = render(<GenericModal data={data} onAnswer={onAnswer} />);
  const dialog = container.querySelector('dialog') as HTMLDialogElement;
  return {
    dialog,
    onAnswer,
    buttons: () => [...dialog.querySelectorAll('.dialog-actions button')].map(({ textContent }) => textContent),
  };
};

describe('A generic modal', () => {
  it('that is told nothing says that something failed, and is closed by one button [B8.01] [B8.02] [B8.03] [B8.04] [B8.06]', () => {
    const { dialog, buttons } = shown({});
    expect(dialog).toHaveAccessibleName("We're having technical issues at present");
    expect(dialog).toHaveTextContent('Please try refreshing your browser or coming back in a few minutes.');
    expect(buttons()).toEqual(['Ok, got it']);
    expect(dialog.querySelector('.generic-modal use')?.getAttribute('href')).toMatch(/#alert$/);
  });

  it('says its title and its description: one text, several paragraphs, or HTML that was made safe [B3.55] [B3.56] [B1.08]', () => {
    expect(shown({ title: 'Saved' }).dialog.querySelectorAll('p')).toHaveLength(0);
    const paragraphs = shown({ title: 'Saved', description: ['One.', 'Two.'] }).dialog.querySelectorAll('p');
    expect([...paragraphs].map(({ textContent }) => textContent)).toEqual(['One.', 'Two.']);
    const html = [{ tag: 'ul', attrs: {}, children: [{ tag: 'li', attrs: {}, children: ['<b>'] }] }];
    const { dialog } = shown({ title: 'Saved', description: { html } });
    expect(dialog.querySelector('li')).toHaveTextContent('<b>');
    expect(dialog.querySelector('b')).toBeNull();
  });

  it('has the buttons it is told to have, in its words, and says which was pressed [B3.58] [B3.59] [B8.05]', () => {
    const { onAnswer, buttons } = shown({
      title: 'Empty your trolley?',
      buttonText: 'Empty it',
      hasCancelButton: true,
      hasLinkButton: true,
      linkButtonText: 'Save as a list',
    });
    expect(buttons()).toEqual(['Empty it', 'Cancel', 'Save as a list']);
    for (const name of ['Empty it', 'Cancel', 'Save as a list']) fireEvent.click(screen.getByRole('button', { name }));
    expect(onAnswer.mock.calls.flat()).toEqual(['action', 'cancel', 'link']);
    expect(shown({ title: 'Only words', hasActionButton: false }).buttons()).toEqual([]);
  });

  it('is dressed as it is told: its icon and fill, its button, its text, its size and place [B3.57] [B3.60] [B3.61] [B3.62]', () => {
    const plain = shown({ title: 'Plain' });
    expect(screen.getByRole('button', { name: 'Ok, got it' })).toHaveAttribute('data-look', 'primary');
    expect(plain.dialog.dataset).toMatchObject({ size: 'default', align: 'center' });
    cleanup();
    const { dialog } = shown({
      title: 'Dressed',
      icon: 'clock',
      iconFill: 'warning',
      isButtonPrimary: false,
      isNewTextStyle: true,
      modalSize: 'large',
      fitContent: true,
      align: 'left',
    });
    const icon = dialog.querySelector('.generic-modal [data-fill]');
    expect(icon?.querySelector('use')?.getAttribute('href')).toMatch(/#clock$/);
    expect(icon).toHaveAttribute('data-fill', 'warning');
    expect(screen.getByRole('button', { name: 'Ok, got it' })).toHaveAttribute('data-look', 'outline');
    expect(dialog.querySelector('.generic-modal')).toHaveAttribute('data-text', 'new');
    expect(dialog.dataset).toMatchObject({ size: 'large', align: 'left', fitted: 'true' });
  });
});

const visitor: Asked = { isLoggedIn: false, isShopper: false, returnPath: '/shop/specials?page=2' };

describe('What the shop says in a modal', () => {
  // covers: B4.014, B4.015, B4.016, B4.017, B4.018, B4.019, B4.020, B4.021, B4.022, B4.023, B4.024, B4.025, B4.026, B4.027, B4.028, B4.029
  it.each(modalEventTypes)('of the kind %s has a title, words and a button', (type) => {
    const { dialog, buttons } = shown(messageOf(type, {}, visitor));
    expect(dialog).toHaveAccessibleName(/\S{2,}/);
    expect(dialog.querySelector('.generic-modal')?.textContent).toMatch(/\S+ \S+/);
    expect(buttons().length).toBeGreaterThan(0);
  });

  it('is one of sixteen kinds, of which seven are for shoppers', () => {
    expect(modalEventTypes).toHaveLength(16);
    expect(shopperActions).toHaveLength(7);
  });

  it('to a visitor is a way to sign in and come back, to a signed-in visitor a way to add details', () => {
    expect(messageOf('saveRecipe', {}, visitor)).toMatchObject({
      description: 'Sign in to save a recipe.',
      ctaAction: '/shop/securelogin?redirectUrl=/shop/specials?page%3D2',
    });
    expect(messageOf('addToTrolley', {}, { ...visitor, isLoggedIn: true })).toMatchObject({
      description: 'We need a few more details to add items to your trolley.',
      buttonText: 'Add details',
      ctaAction: '/shop/register/shopperdetails?redirectUrl=/shop/specials?page%3D2',
    });
  });

  it('to a shopper never asks to become one', () => {
    const shopper = { ...visitor, isLoggedIn: true, isShopper: true };
    for (const type of shopperActions) expect(messageOf(type, {}, shopper)).toEqual({});
  });

  it('counts less than what it was opened with', () => {
    expect(messageOf('reviewTrolley', { title: 'Three items are gone' }, visitor)).toMatchObject({
      title: 'Three items are gone',
      description: modalTexts.reviewText.text,
    });
  });
});

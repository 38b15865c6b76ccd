import { TestShop } from '@lyng/feature/testing';
import { createI18n } from '@lyng/i18n';
import type { Language } from '@lyng/model';
import { render, screen } from '@testing-library/react';
import { messages as da } from '../../../locales/da.po';
import { messages as fi } from '../../../locales/fi.po';
import { messages as nb } from '../../../locales/nb.po';
import { messages as sv } from '../../../locales/sv.po';
import type { OrderStatus } from '../../core/order-status.ts';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';

const texts = { da, fi, nb, sv };

describe('the state of an order', () => {
  it.each<[OrderStatus, Readonly<Record<Language, string>>]>([
    ['received', { da: 'Modtaget', sv: 'Mottagen', nb: 'Mottatt', fi: 'Vastaanotettu' }],
    ['processing', { da: 'Behandles', sv: 'Behandlas', nb: 'Behandles', fi: 'Käsittelyssä' }],
    ['completed', { da: 'Afsluttet', sv: 'Slutförd', nb: 'Fullført', fi: 'Valmis' }],
    ['cancelled', { da: 'Annulleret', sv: 'Makulerad', nb: 'Kansellert', fi: 'Peruutettu' }],
    ['returned', { da: 'Returneret', sv: 'Returnerad', nb: 'Returnert', fi: 'Palautettu' }],
    ['refunded', { da: 'Refunderet', sv: 'Återbetald', nb: 'Refundert', fi: 'Hyvitetty' }],
  ])('%s has a label in every language [ACC-01]', (status, labels) => {
    for (const language of ['da', 'sv', 'nb', 'fi'] as const) {
      const { unmount } = render(
        <TestShop i18n={createI18n(language, [texts[language]])}>
          <OrderStatusBadge status={status} />
        </TestShop>,
      );
      expect(screen.getByText(labels[language])).toBeVisible();
      unmount();
    }
  });
});

import { expect, it } from 'vitest';
import { changeFromBefore, numberSentences } from './month-numbers.tsx';

const NONE = {
  views: 0,
  phoneClicks: 0,
  whatsappClicks: 0,
  websiteClicks: 0,
  mapClicks: 0,
  photoViews: 0,
  messages: 0,
  ratings: 0,
  averageRating: null,
};

it('says what people did, and how much more or less than before', () => {
  const sentences = numberSentences(
    { ...NONE, views: 1_234, whatsappClicks: 12, ratings: 1 },
    { ...NONE, views: 1_234, whatsappClicks: 9, phoneClicks: 4, ratings: 3 },
  );
  expect(sentences.map(({ deed, change }) => `${deed}, ${change}`)).toEqual([
    '1.234 pessoas viram sua página, como nos 30 dias antes',
    '12 pessoas chamaram no WhatsApp, 3 a mais que nos 30 dias antes',
    'Nenhuma pessoa tocou no telefone, 4 a menos que nos 30 dias antes',
    '1 pessoa avaliou, 2 a menos que nos 30 dias antes',
  ]);
  expect(numberSentences(NONE, NONE)).toEqual([]);
});

it('writes large changes with points', () => {
  expect(changeFromBefore(11_131, 5)).toBe('11.126 a mais que nos 30 dias antes');
});

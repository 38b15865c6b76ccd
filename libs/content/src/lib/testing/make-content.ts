import type { Menu } from '../core/menu.ts';
import type { ContentPage, Widget } from '../core/widget.ts';

/** Those that pages of text have. */
const makeMoreWidgets = (): readonly Widget[] => [
  {
    id: 'banner-image',
    size: 'full',
    type: 'Banner',
    heading: 'Ud i regnen',
    text: 'Jakker, der holder tæt.',
    link: { label: 'Se jakkerne', url: '/c/jakker' },
    image: '1006-1.svg',
    imageAlt: 'En regnjakke',
    tone: 'plain',
    onImage: true,
  },
  {
    id: 'image-1',
    size: 'half',
    type: 'Image',
    image: '1001-1.svg',
    imageAlt: 'En støvle i lyng',
    url: '/p/1001',
    ratio: null,
  },
  { id: 'image-2', size: 'half', type: 'Image', image: '1002-1.svg', imageAlt: 'En sandal', url: '', ratio: 1.5 },
  {
    id: 'buttons',
    size: 'full',
    type: 'Buttons',
    heading: 'Find din størrelse',
    links: [
      { label: 'Størrelsesguide', url: '/content/size-guide' },
      { label: 'Se det nyeste', url: '/nyheder' },
      { label: 'Fælde', url: 'javascript:alert(1)' },
    ],
  },
  {
    id: 'video',
    size: 'full',
    type: 'Video',
    provider: 'youtube',
    videoId: 'aqz-KE-bpKQ',
    title: 'Sådan plejer du læder',
    image: '1003-1.svg',
  },
  {
    id: 'faq',
    size: 'full',
    type: 'Faq',
    heading: 'Spørgsmål, vi tit får',
    items: [
      { question: 'Kan jeg bytte?', answer: 'Ja, i 14 dage.' },
      { question: 'Hvordan holder de længst?', answer: 'Lad dem tørre langsomt.' },
    ],
  },
  {
    id: 'facts',
    size: 'full',
    type: 'Facts',
    heading: 'Om ulden',
    items: [
      { name: 'Materiale', value: 'Uld' },
      { name: 'Fra', value: 'Jylland' },
    ],
  },
];

/** One widget of every kind. */
export const makeWidgets = (): readonly Widget[] => [
  {
    id: 'hero',
    size: 'full',
    type: 'Hero',
    heading: 'Lyng i september',
    text: 'Sko og strik i hedens farver.',
    link: { label: 'Se nyhederne', url: '/nyheder' },
    image: '1001-1.svg',
    imageAlt: 'En lyngfarvet støvle',
    companions: ['1002-1.svg', '1003-1.svg'],
  },
  {
    id: 'usps',
    size: 'full',
    type: 'Usps',
    items: [
      { icon: 'truck', title: 'Fri fragt fra 499 kr.', text: 'Levering på 1–3 hverdage' },
      { icon: 'return', title: '14 dages returret', text: '' },
      { icon: 'user', title: 'Kundeservice', text: 'Hverdage 8–17' },
    ],
  },
  {
    id: 'tiles',
    size: 'full',
    type: 'Tiles',
    heading: 'Find din afdeling',
    items: [
      { label: 'Dame', url: '/c/dame', image: '1001-1.svg' },
      { label: 'Herre', url: '/c/herre', image: '1002-1.svg' },
      { label: 'Børn', url: '/c/boern', image: '1003-1.svg' },
      { label: 'Ud af huset', url: 'javascript:alert(1)', image: '1004-1.svg' },
    ],
  },
  {
    id: 'products',
    size: 'full',
    type: 'Products',
    heading: 'Nyt på hylden',
    query: { sort: 'LATEST', take: 8 },
    link: { label: 'Se alle', url: '/nyheder' },
  },
  {
    id: 'banner',
    size: 'half',
    type: 'Banner',
    heading: 'Efterårsudsalg',
    text: 'Op til 40 % på udvalgte støvler.',
    link: { label: 'Se udsalget', url: '/dc/efteraar' },
    image: '1005-1.svg',
    imageAlt: '',
    tone: 'sale',
    onImage: false,
  },
  {
    id: 'banner-accent',
    size: 'half',
    type: 'Banner',
    heading: 'Bliv medlem',
    text: 'Point for hvert køb.',
    link: null,
    image: '',
    imageAlt: '',
    tone: 'accent',
    onImage: false,
  },
  {
    id: 'text',
    size: 'full',
    type: 'Text',
    heading: 'Om Lyng',
    subheading: '',
    align: 'left',
    html: '<p>Vi sælger <strong>sko og tøj</strong>. Læs om <a href="/levering">levering</a>.</p><script>alert(1)</script>',
  },
  ...makeMoreWidgets(),
];

/** A page of the editors. */
export const makeContentPage = (more: Partial<ContentPage> = {}): ContentPage => ({
  id: 7,
  title: 'Levering og retur',
  meta: { title: 'Levering og retur', description: '' },
  family: 'Content',
  tags: ['menu'],
  widgets: makeWidgets().filter(({ type }) => type === 'Text'),
  ...more,
});

/** A menu of three levels, one entry of which leads nowhere. */
export const makeMenu = (): Menu => ({
  title: 'Kundeservice',
  items: [
    {
      label: 'Dame',
      url: '/c/dame',
      children: [
        {
          label: 'Sko',
          url: '/c/dame-sko',
          children: [{ label: 'Støvler', url: '/c/dame-stoevler', children: [] }],
        },
      ],
    },
    { label: 'Udsalg', url: '/dc/efteraar', children: [] },
    { label: 'Fælde', url: 'javascript:alert(1)', children: [] },
  ],
});

import type { Texts } from './texts.ts';

export const errorTexts = {
  notFoundHeading: { row: 'B2.01', text: "Oops! That didn't go to plan" },
  notFoundMessage: { row: 'B2.02', text: '404 page not found.' },
  backToHome: { row: 'B2.03', text: 'Back to Homepage' },
  serverErrorCode: { row: 'B2.04', text: '500' },
  serverErrorHeading: { row: 'B2.05', text: 'Internal Server Error' },
  serverErrorMessage: {
    row: 'B2.06',
    text: 'Please try again later or feel free to contact us if problem persists',
  },
  copyReport: { text: 'Copy problem report' },
  allDepartments: { text: 'All departments' },
} as const satisfies Texts;

import { textOf } from '#services/inspection/report.rules.ts';
import type { HandOver } from '#ui/pages/errors/problem-report.tsx';
import { problemReportTexts as texts } from '#ui/texts/problem-report.texts.ts';
import { recorderOf } from './open-inspection.ts';

type Say = Parameters<HandOver>[0];

/** Puts the report into the clipboard; a browser that does not let it gets a file to be saved. */
export async function handOverReport(edge: Parameters<typeof recorderOf>[0], say: Say): Promise<void> {
  const { page } = edge;
  const text = textOf(recorderOf(edge).report());
  try {
    await page.navigator.clipboard.writeText(text);
    say(<p>{texts.copied.text}</p>);
  } catch {
    const file = page.URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    say(
      <>
        <p>{texts.uncopied.text}</p>
        <a className="button" data-look="outline" data-size="medium" href={file} download="kete-problem.json">
          {texts.save.text}
        </a>
      </>,
    );
  }
}

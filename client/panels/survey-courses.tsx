import type { RefObject } from 'preact';
import { courseText } from '../draw/closure-text.js';
import type { ParsedCourses } from '../geometry/courses.js';

interface Props {
  text: string;
  parsed: ParsedCourses;
  /** false while somebody is still at the last line */
  showsAll: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
  onDone: () => void;
}

/** Problems shown at once. */
const MOST_SHOWN = 5;

/** The courses, one a line, with what is wrong line by line, and how they were read. */
export function SurveyCourses({ text, parsed, showsAll, field, onText, onDone }: Props) {
  const lastLine = text.trimEnd().split('\n').length;
  const problems = parsed.problems.filter(({ line }) => showsAll || line < lastLine);
  return (
    <>
      <label for="survey-courses">Courses, one a line: a bearing, then feet</label>
      <p id="survey-help" class="help">
        N 45°10'30" E 120.50, or N45-10-30E 120.50, or 45.175 120.50. For a curve, take its chord.
      </p>
      <textarea
        id="survey-courses"
        ref={field}
        rows={6}
        spellcheck={false}
        aria-describedby="survey-help survey-problems"
        aria-invalid={problems.length > 0}
        value={text}
        onInput={(event) => onText(event.currentTarget.value)}
        onBlur={onDone}
      />
      <div id="survey-problems" class="problems" role="alert">
        {problems.length > 0 && (
          <ul class="plain">
            {problems.slice(0, MOST_SHOWN).map(({ line, message }) => (
              <li key={line}>
                Line {line}: {message}
              </li>
            ))}
          </ul>
        )}
      </div>
      {parsed.courses.length > 0 && (
        <details class="read-courses">
          <summary>How the courses were read</summary>
          <ol>
            {parsed.courses.map(({ azimuth, distanceFt }, index) => (
              <li key={index}>{courseText(azimuth, distanceFt)}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

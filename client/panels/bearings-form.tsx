import { LazyPart } from './lazy-part.js';

const loadForm = () => import('./survey-form.js').then((module) => module.SurveyForm);

/** A shape entered as bearings and distances, as a survey or a deed gives them. */
export function BearingsForm() {
  return <LazyPart load={loadForm} />;
}

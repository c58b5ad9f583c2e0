import { describe, expect, it } from 'vitest';
import type { OrdinanceDocument } from '../../../../core/ordinance.js';
import { evaluateProposal } from '../../../../core/rules/evaluate-proposal.js';
import {
  activityOf,
  caseOf,
  inputUnder,
  IN_WETLAND,
  oakHollow,
  onlyRuling,
  openIds,
  yes,
} from './oak-hollow.js';

type Routes = NonNullable<OrdinanceDocument['permit']>['routes'];

const route = (id: string, when: NonNullable<Routes[number]['when']> = []): Routes[number] => ({
  id,
  label: `The ${id} way`,
  authority: `the ${id} board`,
  citation: '§ 5B',
  words: `The ${id} board decides.`,
  when,
});

function needs(routes: Routes, answers: Record<string, boolean | string> = {}, cases = [caseOf('permit')]) {
  const permit = { rule: 'OAK-PERMIT', name: 'an oak permit', citation: '§ 5', routes };
  return evaluateProposal(
    inputUnder(oakHollow([activityOf(cases)], { permit }), {
      disturbances: [IN_WETLAND],
      facts: { answers },
    }),
  );
}

const twoWays = [
  route('long', [{ kind: 'choice', question: 'way', option: 'long' }]),
  route('short', [{ kind: 'choice', question: 'way', option: 'short' }]),
];

describe('which permit, from whom', () => {
  it('names the one way there is, and asks nothing', () => {
    const evaluation = needs([route('long')]);
    const ruling = onlyRuling(evaluation);
    expect(ruling.permit).toEqual({
      name: 'an oak permit',
      authority: 'the long board',
      route: { id: 'long', label: 'The long way' },
      citation: 'Village of Oak Hollow § 5B',
    });
    expect(ruling.reason).toBe(
      'It is permit by this case. It needs an oak permit from the long board. The long board decides.',
    );
    expect(openIds(evaluation)).toEqual([]);
  });

  it('asks which way it goes where there are two, and says whom that is between', () => {
    const evaluation = needs(twoWays);
    const ruling = onlyRuling(evaluation);
    expect(ruling).toMatchObject({
      standing: 'permit',
      certain: true,
      missing: ['way'],
      permit: { authority: null, route: null, citation: 'Village of Oak Hollow § 5' },
    });
    expect(ruling.reason).toContain('Who decides is not known yet: the long board or the short board.');
    expect(ruling.reason).toContain('That hangs on: Which way does it go?');
    expect(openIds(evaluation)).toEqual(['way']);
  });

  it('goes the way that was answered, which stays listed', () => {
    const evaluation = needs(twoWays, { way: 'short' });
    expect(onlyRuling(evaluation).permit).toMatchObject({
      authority: 'the short board',
      route: { id: 'short' },
    });
    expect(evaluation.questions).toMatchObject([{ id: 'way', stated: 'short' }]);
  });

  it('asks nothing where all that is open leads one way', () => {
    const evaluation = needs([route('long', [yes('a')]), route('short', [yes('b')])], { a: false, b: true });
    expect(onlyRuling(evaluation).permit?.route?.id).toBe('short');
    expect(openIds(needs([route('short'), route('long', [yes('a')])]))).toEqual([]);
  });

  it('says so where no way of the text holds', () => {
    const ruling = onlyRuling(needs([route('long', [yes('a')])], { a: false }));
    expect(ruling.permit).toMatchObject({ authority: null, route: null });
    expect(ruling.reason).toContain('cannot be told from the text held here');
  });

  it('does not ask for the way while it is open whether a permit is needed', () => {
    const cases = [caseOf('prohibited', { when: [yes('a')] }), caseOf('permit')];
    expect(openIds(needs(twoWays, {}, cases))).toEqual(['a']);
    expect(onlyRuling(needs(twoWays, { a: true }, cases))).toMatchObject({ permit: null, missing: [] });
  });
});

import {readAudit} from '@site/scripts/packages/auditPackages';

it('finds weaknesses of high and critical severity', () => {
  const vulnerabilities = {
    a: {severity: 'high', range: '<1.2.3'},
    b: {severity: 'moderate', range: '*'},
    c: {severity: 'critical', range: '2.0.0 - 2.1.0'},
  };
  expect(readAudit(JSON.stringify({auditReportVersion: 2, vulnerabilities}))).toEqual({
    faults: [
      'a <1.2.3 has a weakness of high severity: npm audit --omit=dev',
      'c 2.0.0 - 2.1.0 has a weakness of critical severity: npm audit --omit=dev',
    ],
  });
});

it('tells an answer without weaknesses from no answer', () => {
  expect(readAudit('{"vulnerabilities": {}}')).toEqual({faults: []});
  expect(readAudit('{"message": "405 Method Not Allowed"}')).toEqual({
    faults: [],
    refused: '405 Method Not Allowed',
  });
});

/** Nouns that hide a verb, `noun=verb`. Those before which “the … of” is nearly always an act. Written by us. */
export const acts = `
abandonment=abandon|abolition=abolish|absorption=absorb|acceleration=accelerate|accumulation=accumulate|acquisition=acquire|activation=activate|adaptation=adapt|addition=add|adjustment=adjust
adoption=adopt|advancement=advance|allocation=allocate|alteration=alter|amplification=amplify|annexation=annex|application=apply|arrangement=arrange|assessment=assess|assignment=assign|attainment=attain
authorization=authorize|authorisation=authorise|automation=automate|avoidance=avoid|calculation=calculate|calibration=calibrate|cancellation=cancel|centralization=centralize|certification=certify
clarification=clarify|classification=classify|cleansing=cleanse|collection=collect|combination=combine|commercialization=commercialize|compilation=compile|completion=complete|concealment=conceal
conservation=conserve|consolidation=consolidate|construction=construct|consumption=consume|containment=contain|contamination=contaminate|continuation=continue|conversion=convert|coordination=coordinate
creation=create|cultivation=cultivate|customization=customize|debasement=debase|decomposition=decompose|deletion=delete|demolition=demolish|demonstration=demonstrate|deployment=deploy|destruction=destroy
detection=detect|determination=determine|development=develop|diagnosis=diagnose|differentiation=differentiate|disclosure=disclose|dismissal=dismiss|displacement=displace|disposal=dispose
dissemination=disseminate|dissolution=dissolve|distribution=distribute|documentation=document|elimination=eliminate|emission=emit|enactment=enact|encouragement=encourage|enforcement=enforce
enhancement=enhance|enlargement=enlarge|enrichment=enrich|eradication=eradicate|establishment=establish|estimation=estimate|evaluation=evaluate|examination=examine|exclusion=exclude|execution=execute
exploitation=exploit|exploration=explore|expulsion=expel|extraction=extract|fabrication=fabricate|facilitation=facilitate|finalization=finalize|formation=form|formulation=formulate|fulfilment=fulfil
fulfillment=fulfill|generation=generate|identification=identify|illumination=illuminate|implementation=implement|improvement=improve|inclusion=include|incorporation=incorporate|inhibition=inhibit
initialization=initialize|initiation=initiate|insertion=insert|inspection=inspect|installation=install|integration=integrate|interpretation=interpret|introduction=introduce|investigation=investigate
invocation=invoke|isolation=isolate|localization=localize|maintenance=maintain|manipulation=manipulate|maximization=maximize|measurement=measure|migration=migrate|minimization=minimize|mitigation=mitigate
mobilization=mobilize|modification=modify|monitoring=monitor|neutralization=neutralize|normalization=normalize|notification=notify|optimization=optimize|optimisation=optimise|ordination=ordain
preparation=prepare|preservation=preserve|prevention=prevent|prioritization=prioritize|procurement=procure|production=produce|prohibition=prohibit|promotion=promote|protection=protect|provision=provide
publication=publish|purification=purify|ratification=ratify|realization=realize|recognition=recognize|reconstruction=reconstruct|recruitment=recruit|reduction=reduce|refinement=refine|regulation=regulate
reinforcement=reinforce|rejection=reject|relocation=relocate|removal=remove|renewal=renew|renovation=renovate|repetition=repeat|replacement=replace|replication=replicate|representation=represent
restoration=restore|restriction=restrict|retention=retain|retrieval=retrieve|revocation=revoke|revision=revise|selection=select|separation=separate|simplification=simplify|specification=specify
stabilization=stabilize|standardization=standardize|stimulation=stimulate|submission=submit|suppression=suppress|suspension=suspend|termination=terminate|transformation=transform|translation=translate
transmission=transmit|treatment=treat|unification=unify|usage=use|utilization=utilize|utilisation=utilise|validation=validate|verification=verify|visualization=visualize|withdrawal=withdraw
`;

/** Other nouns from verbs: of them only what stands behind a weak verb is named. */
export const deeds = `
acceptance=accept|acknowledgement=acknowledge|acknowledgment=acknowledge|admission=admit|agreement=agree|allegation=allege|amendment=amend|analysis=analyse|announcement=announce|apology=apologize
appearance=appear|appointment=appoint|approval=approve|argument=argue|assertion=assert|assistance=assist|assumption=assume|assurance=assure|attempt=try|bid=bid|choice=choose|claim=claim
comment=comment|comparison=compare|complaint=complain|compromise=compromise|concession=concede|conclusion=conclude|confession=confess|connection=connect|consideration=consider|contribution=contribute
correction=correct|criticism=criticize|decision=decide|declaration=declare|deduction=deduce|delivery=deliver|denial=deny|departure=depart|description=describe|discovery=discover|discussion=discuss
distinction=distinguish|donation=donate|entry=enter|escape=escape|estimate=estimate|exception=except|expansion=expand|experiment=experiment|explanation=explain|guess=guess|improvement=improve
indication=indicate|inference=infer|inquiry=inquire|enquiry=enquire|insinuation=insinuate|intervention=intervene|investment=invest|judgement=judge|judgment=judge|justification=justify
mention=mention|move=move|negotiation=negotiate|objection=object|observation=observe|offer=offer|omission=omit|payment=pay|permission=permit|prediction=predict|presentation=present
proclamation=proclaim|promise=promise|proposal=propose|protest=protest|purchase=buy|reaction=react|recommendation=recommend|record=record|recovery=recover|reference=refer|refusal=refuse|remark=remark
reply=reply|report=report|request=request|reservation=reserve|resolution=resolve|response=respond|retreat=retreat|review=review|search=search|sacrifice=sacrifice|settlement=settle|statement=state
study=study|suggestion=suggest|summary=summarize|survey=survey|test=test|threat=threaten|transfer=transfer|transition=change|violation=violate|visit=visit|vow=vow|warning=warn
`;

/** Verbs that say nothing but that something is done, each with the nouns that make it so. Written by us. */
export const weakVerbs: Readonly<Record<string, string>> = {
  make: `adjustment agreement alteration amendment announcement apology appearance appointment argument arrangement assertion assessment
    assumption attempt bid choice claim comment comparison complaint compromise concession confession connection contribution correction
    decision declaration deduction demonstration denial departure discovery distinction donation entry escape estimate evaluation
    examination experiment guess improvement indication inference inquiry enquiry insinuation investment judgement judgment
    justification mention modification move observation offer omission payment prediction presentation proclamation promise proposal
    protest purchase recommendation recovery reduction reference remark reply report request reservation resolution retreat revision
    sacrifice selection settlement statement submission suggestion summary transfer transition visit vow withdrawal`,
  give: `agreement assistance approval assurance consideration demonstration description encouragement estimate explanation indication notification
    permission presentation recommendation reply response review summary warning`,
  conduct: `analysis assessment evaluation examination experiment inquiry enquiry inspection interview investigation negotiation review search study
    survey test`,
  perform:
    "analysis assessment calculation comparison evaluation examination inspection installation migration review search test validation verification",
  undertake: "analysis assessment evaluation examination investigation review study survey",
  provide:
    "assistance assurance clarification confirmation demonstration description encouragement estimate explanation indication justification notification protection recommendation response summary",
  reach: "agreement compromise conclusion decision settlement",
  do: "analysis assessment comparison evaluation installation investigation review search study survey",
  hold: "discussion negotiation",
  have: "discussion",
  offer: "apology explanation recommendation suggestion",
  effect: "change improvement reduction transfer",
  submit: "application proposal request",
  raise: "objection",
  issue: "announcement apology denial statement warning",
};

package depot;

public class Dock {
  int loads(int many) {
    starts(many, 1);
    return prepares(many);
  }

  int prepares(int many) {
    prepare(wide);
    return many > 3 ? counts(many) : weighs(many);
  }

  int fillsAll(int many) {
    checks(many, wide);
    log.note("fills " + many);
    return many > 9 ? deep(many) : flat(many);
  }
}

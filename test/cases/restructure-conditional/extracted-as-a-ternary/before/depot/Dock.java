package depot;

public class Dock {
  int loads(int many) {
    starts(many, 1);
    prepare(wide);
    if (many > 3) {
      return counts(many);
    }
    return weighs(many);
  }

  int fills(int many) {
    checks(many, wide);
    log.note("fills " + many);
    if (many > 9) {
      return deep(many);
    }
    return flat(many);
  }
}

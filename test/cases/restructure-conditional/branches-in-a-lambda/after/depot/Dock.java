package depot;

public class Dock {
  void loads(Line line) {
    line.each(many -> {
      high = many > 3 ? 4 : 5;
      if (many > 7 && isOpen(wide)) {
        open(many);
      }
    });
  }

  int counts(int many) {
    int kept = switch (many) {
      case 1 -> {
        deep = many > 3 ? 4 : 5;
        yield 3;
      }
      default -> 4;
    };
    return kept;
  }

  void fills(int many) {
    full = many > 9 ? 6 : 8;
  }
}

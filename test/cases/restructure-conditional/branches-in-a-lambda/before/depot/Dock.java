package depot;

public class Dock {
  void loads(Line line) {
    line.each(many -> {
      if (many > 3) {
        high = 4;
      } else {
        high = 5;
      }
      if (many > 7) {
        if (isOpen(wide)) {
          open(many);
        }
      }
    });
  }

  int counts(int many) {
    int kept = switch (many) {
      case 1 -> {
        if (many > 3) {
          deep = 4;
        } else {
          deep = 5;
        }
        yield 3;
      }
      default -> 4;
    };
    return kept;
  }

  void fills(int many) {
    if (many > 9) {
      full = 6;
    } else {
      full = 8;
    }
  }
}

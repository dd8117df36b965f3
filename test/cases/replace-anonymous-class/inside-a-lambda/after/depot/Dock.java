package depot;

public class Dock {
  void loads(Line line) {
    line.each(many -> {
      runs(() -> shut(many));
    });
  }
}

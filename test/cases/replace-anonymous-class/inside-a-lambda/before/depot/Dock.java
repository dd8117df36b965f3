package depot;

public class Dock {
  void loads(Line line) {
    line.each(many -> {
      runs(new Task() {
        public void run() {
          shut(many);
        }
      });
    });
  }
}

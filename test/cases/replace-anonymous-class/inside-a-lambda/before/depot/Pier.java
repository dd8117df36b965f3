package depot;

public class Pier {
  Work work = many -> {
    runs(new Task() {
      public void run() {
        open(many);
      }
    });
  };
}

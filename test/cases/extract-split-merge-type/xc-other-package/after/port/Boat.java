package port;

public class Boat {
  private final int deck = 3;

  void moor() {
    tie(deck);
  }

  void raise(int w, String s) {
  }

  void lower(int w) {
  }
}

package port;

public class Boat extends Fleet {
  private final int deck = 3;

  void moor() {
    tie(deck);
  }

  void raise(int w, String s) {
  }

  void lower(int w) {
  }
}

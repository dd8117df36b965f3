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

  private int keel = 7;

  public static class Crew {
    private final int size;

    public Crew(int size) {
      this.size = size;
    }

    public void hoist() {
      work(size);
    }

    int count() {
      return size;
    }
  }
}

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

  public void saila() {
    int width = deck + 0;
    raise(width, "m0");
    lower(width);
  }

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

package port;

public class Tub {
  public void saila() {
    int width = deck + 0;
    raise(width, "m0");
    lower(width);
  }

  public static class Hands {
    private final int size;

    public Hands(int size) {
      this.size = size;
    }

    public void hoist() {
      work(size + 1);
    }

    int count() {
      return size * 2;
    }
  }
}

package port;

public class Tub extends Fleet {
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

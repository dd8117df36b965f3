package yard;

public class Tub {
  private long keel = 7;

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

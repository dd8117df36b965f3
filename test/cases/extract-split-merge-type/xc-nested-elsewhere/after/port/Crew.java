package port;

public class Crew {
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

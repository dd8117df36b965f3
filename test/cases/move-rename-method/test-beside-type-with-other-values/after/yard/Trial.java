package yard;

public class Trial {
  private Engine front = new Engine();
  private Engine back = new Engine();

  boolean all() {
    open(1);
    if (!go(new SpareTrial())) return false;
    close(2);
    return true;
  }

  boolean pull(Load load, String name) {
    return load.size() > name.length();
  }

  class SpareTrial {
    String name = "spare engine";
    Load load = spare();

    String getName() {
      return name;
    }

    boolean run() {
      if (!pull(load, name)) return false;
      return true;
    }
  }
}

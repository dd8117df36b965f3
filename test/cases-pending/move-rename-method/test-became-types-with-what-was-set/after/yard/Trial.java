package yard;

public class Trial {
  private Engine front = new Engine();
  private Engine back = new Engine();

  boolean all() {
    open(1);
    if (!go(new FrontTrial())) return false;
    if (!go(new BackTrial())) return false;
    close(2);
    return true;
  }

  boolean pull(Load load, String name) {
    return load.size() > name.length();
  }

  class FrontTrial {
    String name = "front engine";
    Load load = front.full();

    String getName() {
      return name;
    }

    boolean run() {
      if (!pull(load, name)) return false;
      return true;
    }
  }

  class BackTrial {
    String name = "back engine";
    Load load = back.full();

    String getName() {
      return name;
    }

    boolean run() {
      if (!pull(load, name)) return false;
      return true;
    }
  }
}

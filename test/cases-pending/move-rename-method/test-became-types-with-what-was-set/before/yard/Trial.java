package yard;

public class Trial {
  private Engine front = new Engine();
  private Engine back = new Engine();

  boolean all() {
    open(1);
    if (!check()) return false;
    close(2);
    return true;
  }

  boolean pull(Load load, String name) {
    return load.size() > name.length();
  }

  boolean check() {
    String name = "front engine";
    Load load = front.full();
    if (!pull(load, name)) return false;
    name = "back engine";
    load = back.full();
    if (!pull(load, name)) return false;
    return true;
  }
}

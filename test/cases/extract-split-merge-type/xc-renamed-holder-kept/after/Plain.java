package port;

public class Plain {
  private Options settings;

  void open() {
    ready();
  }

  Options getOptions() {
    return settings;
  }
}

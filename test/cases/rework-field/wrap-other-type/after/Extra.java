package port;

public class Extra {
  private Settings options;

  void open() {
    ready();
  }

  Settings getOptions() {
    return options;
  }
}

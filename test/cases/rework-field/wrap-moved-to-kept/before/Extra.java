package port;

public class Extra {
  void open() {
    ready();
  }
}

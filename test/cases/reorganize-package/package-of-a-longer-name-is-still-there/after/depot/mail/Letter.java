package depot.mail;

public class Letter {
  int count() {
    return 3;
  }

  void stamp() {
    Press.mark(Letter.class);
  }
}

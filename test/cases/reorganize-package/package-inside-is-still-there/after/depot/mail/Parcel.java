package depot.mail;

public class Parcel {
  int count() {
    return 8;
  }

  void stamp() {
    Press.mark(Parcel.class);
  }
}

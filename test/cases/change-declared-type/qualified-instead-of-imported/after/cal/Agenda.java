package cal;

public class Agenda {
    private java.util.Date first;

    public java.util.Date first() {
        return first;
    }
}

package fax;

public class Fax {
    private String state = "idle";

    public void send(Page page) {
        try {
            Line.open().send(page);
            state = "sent";
        } catch (BusyException e) {
            state = "busy: " + e.getMessage();
        }
    }
}

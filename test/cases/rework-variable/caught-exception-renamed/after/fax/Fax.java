package fax;

public class Fax {
    private String state = "idle";

    public void send(Page page) {
        try {
            Line.open().send(page);
            state = "sent";
        } catch (BusyException busy) {
            state = "busy: " + busy.getMessage();
        }
    }
}

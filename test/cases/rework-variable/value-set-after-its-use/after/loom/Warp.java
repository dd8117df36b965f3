package loom;

public class Warp {
    void beam(Frame frame, String colour) {
        Thread thread = frame.spare();
        frame.wind(thread, 3);
        thread = threadOf(colour);
    }
}

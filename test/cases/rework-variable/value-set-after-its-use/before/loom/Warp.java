package loom;

public class Warp {
    void beam(Frame frame, String colour) {
        frame.wind(threadOf(colour), 3);
    }
}

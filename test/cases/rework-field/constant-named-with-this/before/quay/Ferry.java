package quay;

public class Ferry {
    void sail(Crew crew) {
        crew.take(14);
        crew.warn("fog");
    }
}

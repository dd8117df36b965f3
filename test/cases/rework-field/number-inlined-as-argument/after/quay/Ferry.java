package quay;

public class Ferry {
    int seats(Crew crew) {
        crew.take(14);
        return (24 * 10);
    }
}

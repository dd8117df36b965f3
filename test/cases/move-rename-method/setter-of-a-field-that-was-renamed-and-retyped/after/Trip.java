class Trip {
    private long places;
    private Pilot pilot;
    private Course course;

    void changePlaces(long places) {
        this.places = places;
    }

    void driven(Pilot pilot) {
        hire(pilot);
    }

    void steerBy(Course course) {
        draw(course);
    }

    int stops() {
        return course.length() + 1;
    }
}

package post;

import java.util.List;

public class Van {
    private int load;

    public void load(List<Parcel> parcels) {
        for (Parcel parcel : parcels) {
            load += parcel.weight();
            parcel.scan("van");
        }
    }
}

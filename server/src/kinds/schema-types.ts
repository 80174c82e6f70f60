/** Types of schema.org below LocalBusiness. */
export const SCHEMA_TYPES: readonly string[] = (
  'AdultEntertainment AmusementPark AnimalShelter ArtGallery AccountingService AutoBodyShop AutoDealer AutoPartsStore ' +
  'AutoRental AutoRepair AutoWash Bakery BankOrCreditUnion BarOrPub BeautySalon BedAndBreakfast BikeStore BookStore ' +
  'BowlingAlley Brewery CafeOrCoffeeShop Campground Casino ChildCare ClothingStore ComputerStore ConvenienceStore ' +
  'DaySpa Dentist DepartmentStore Dermatology DietNutrition DryCleaningOrLaundry Electrician ' +
  'ElectronicsStore EmergencyService EmploymentAgency EntertainmentBusiness ExerciseGym FastFoodRestaurant ' +
  'FinancialService FireStation Florist FoodEstablishment FurnitureStore GardenStore GasStation GeneralContractor ' +
  'Geriatric GovernmentOffice GroceryStore Gynecologic HVACBusiness HairSalon HardwareStore HealthAndBeautyBusiness ' +
  'HomeAndConstructionBusiness HomeGoodsStore Hospital Hostel Hotel HousePainter IceCreamShop InsuranceAgency ' +
  'InternetCafe JewelryStore LegalService Library LiquorStore Locksmith LodgingBusiness MedicalBusiness MedicalClinic ' +
  'MobilePhoneStore MotorcycleDealer MotorcycleRepair MovieTheater MovingCompany MusicStore NailSalon NightClub Notary ' +
  'Nursing OfficeEquipmentStore Oncologic Optician Otolaryngologic Pediatric PetStore Pharmacy Physiotherapy ' +
  'PlasticSurgery Plumber Podiatric PoliceStation PostOffice Psychiatric PublicHealth RealEstateAgent RecyclingCenter ' +
  'Restaurant RoofingContractor SelfStorage ShoeStore ShoppingCenter SportingGoodsStore SportsActivityLocation ' +
  'SportsClub Store TattooParlor TireShop TouristInformationCenter ToyStore TravelAgency VacationRental ' +
  'WholesaleStore'
).split(' ');
